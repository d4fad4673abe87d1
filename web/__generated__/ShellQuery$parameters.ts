/**
 * @generated SignedSource<<62aaa403769a1300e498f40986c282c2>>
 * @relayHash 1090b6ab4fea247098c43e20fd49a88c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8423ebae3bab9b09380810ca9b82535e3c8cc04fae8102263ac9cf40f847bd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8423ebae3bab9b09380810ca9b82535e3c8cc04fae8102263ac9cf40f847bd0",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
