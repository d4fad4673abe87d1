/**
 * @generated SignedSource<<0e74ab95d9480de6dd8e921d3e6dd713>>
 * @relayHash c11ddc2f91192fc6d79d2e322367c2bc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba4c6108176a21bbfcc00fa520cc4897e8b2583761f4d4c702c8173603c357a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorshipPanelQuery } from './MentorshipPanelQuery.graphql';

const node: PreloadableConcreteRequest<MentorshipPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba4c6108176a21bbfcc00fa520cc4897e8b2583761f4d4c702c8173603c357a9",
    "metadata": {},
    "name": "MentorshipPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
