/**
 * @generated SignedSource<<30b31865bc3fac8d4b9cab546609593e>>
 * @relayHash c9e11ff911dac6e81c955a297e011ea1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55bbdf2043fe2b67b9fc4a27e5765e5f543d9b7c296c7979b13bd386a09489df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminShellQuery } from './AdminShellQuery.graphql';

const node: PreloadableConcreteRequest<AdminShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55bbdf2043fe2b67b9fc4a27e5765e5f543d9b7c296c7979b13bd386a09489df",
    "metadata": {},
    "name": "AdminShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
