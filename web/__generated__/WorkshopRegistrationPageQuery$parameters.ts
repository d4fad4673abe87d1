/**
 * @generated SignedSource<<1bb8edbca5ba2d021c592e91c1761a73>>
 * @relayHash 151ba86a8e91d9c06da18916b4e28dac
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5e9e594f074bb5fab15409a6c4824f84ed3ef83bd3ad58c532d374bd608db0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopRegistrationPageQuery } from './WorkshopRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5e9e594f074bb5fab15409a6c4824f84ed3ef83bd3ad58c532d374bd608db0e",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
