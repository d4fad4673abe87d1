/**
 * @generated SignedSource<<8f0b90ea6f6cd58162c06eff9cf660d9>>
 * @relayHash fcbfb3f3761e88774233d571fe842b88
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7c396a77ae5a40310b6f9b90aae3491ea94c79a21ab3e58ca8d395f19cca1c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7c396a77ae5a40310b6f9b90aae3491ea94c79a21ab3e58ca8d395f19cca1c4",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
