/**
 * @generated SignedSource<<da96c259b5e8ce5796b38cdd07d08b6c>>
 * @relayHash 366e26072339a0fe1ac8efd9b632f925
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c764430db0f7383f0ba31203b94e371b97ec961e943aebc9111959a30fa4b88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { freshWorkshopsQuery } from './freshWorkshopsQuery.graphql';

const node: PreloadableConcreteRequest<freshWorkshopsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c764430db0f7383f0ba31203b94e371b97ec961e943aebc9111959a30fa4b88",
    "metadata": {},
    "name": "freshWorkshopsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
