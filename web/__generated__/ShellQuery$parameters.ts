/**
 * @generated SignedSource<<172c79e7fe8a6693e2df21ca24754dc0>>
 * @relayHash b5e2ab0a773199cf66ae62adda04ceab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8285336b8d09f88e6ec4f76ae8c5c88b31e414cfa2aca87c5514ad236aa49a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8285336b8d09f88e6ec4f76ae8c5c88b31e414cfa2aca87c5514ad236aa49a7",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
