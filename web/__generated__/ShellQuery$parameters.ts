/**
 * @generated SignedSource<<c52a49766316eed8008d08bd3856975f>>
 * @relayHash ea9bf0d61c3457b1bf3238e60fe10009
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4739056e64ac2ad9e51de6c696c8da65d6be9054168a868756fc88ed52cc4f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4739056e64ac2ad9e51de6c696c8da65d6be9054168a868756fc88ed52cc4f5",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
