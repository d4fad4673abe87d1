/**
 * @generated SignedSource<<5b8eaac8e2be0c1f8aec661fd823abef>>
 * @relayHash ab3384bb8f028294ad698d838da937d2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 795b9fad992b2bd41ab478b907410d7bec2ed71a39ab7835448cdb1265f658f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnalyticsTabQuery } from './AnalyticsTabQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "795b9fad992b2bd41ab478b907410d7bec2ed71a39ab7835448cdb1265f658f8",
    "metadata": {},
    "name": "AnalyticsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
