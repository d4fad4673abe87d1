/**
 * @generated SignedSource<<0b5eae7cc4a5ea2d94108352504e1d82>>
 * @relayHash 7b055577512b6b92fc39eff48644dd21
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 566feadd5512b7507fa1a32a4bda0b6e24ee26217dda1f9559b6c112267e06b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "566feadd5512b7507fa1a32a4bda0b6e24ee26217dda1f9559b6c112267e06b1",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
