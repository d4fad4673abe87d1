/**
 * @generated SignedSource<<5b931f29160e49dc649da590dc4688af>>
 * @relayHash 630ebe09d7995c1fef930476c872d364
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a034cc130097cc6fc1ee68a3c0a776eeba07656a1d5c8cfc1b69d5b24277ff3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindMentorsPageQuery } from './FindMentorsPageQuery.graphql';

const node: PreloadableConcreteRequest<FindMentorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a034cc130097cc6fc1ee68a3c0a776eeba07656a1d5c8cfc1b69d5b24277ff3",
    "metadata": {},
    "name": "FindMentorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
