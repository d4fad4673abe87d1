/**
 * @generated SignedSource<<7569558228625303b0fc12c916a99427>>
 * @relayHash 8d73750921e0fd1546b74a9e3a0cf9ec
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98c01126fbcdee8daa882649439084d6501205c0cdb02d356237f04efdb2c237

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopPanelQuery } from './WorkshopPanelQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98c01126fbcdee8daa882649439084d6501205c0cdb02d356237f04efdb2c237",
    "metadata": {},
    "name": "WorkshopPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
