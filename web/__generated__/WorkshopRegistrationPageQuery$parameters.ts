/**
 * @generated SignedSource<<f19fc8d94958b8b0d69e2269266603fc>>
 * @relayHash 8bf002023ee192aac21151c4897fa7bc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b717e353a0870d5a51c6f873ef18f38ff51f9229fb60aa117c64db3ce2e86e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopRegistrationPageQuery } from './WorkshopRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11b717e353a0870d5a51c6f873ef18f38ff51f9229fb60aa117c64db3ce2e86e",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
