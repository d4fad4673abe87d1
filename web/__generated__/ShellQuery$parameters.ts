/**
 * @generated SignedSource<<ba6bca9da81faa7b5aa7fe6537a2e366>>
 * @relayHash d83c16bf760440238323bb70a4b86810
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed2cd1e323c15b83e5495a4e76e67dddaaac30c8e532c2d6ffce6600de6d37cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed2cd1e323c15b83e5495a4e76e67dddaaac30c8e532c2d6ffce6600de6d37cc",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
