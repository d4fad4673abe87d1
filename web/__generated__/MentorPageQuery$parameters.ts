/**
 * @generated SignedSource<<ecdf9d4dd03ac54f8d6a891c502dd856>>
 * @relayHash 0cb1589ca3c7302b4c3ccc40418d4ecd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f7426507facedabffaa4544a4445f7271231ae74629b7c397abea433505a867

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f7426507facedabffaa4544a4445f7271231ae74629b7c397abea433505a867",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
