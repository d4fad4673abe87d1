/**
 * @generated SignedSource<<a4e81ea8850eee59e8358a55c096c058>>
 * @relayHash 46362f8ddf1d9e36bd11144c533756a1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f97572ed4e3206324e40d1524bffbd4ddac98253d17b0cfb066bff22886d828a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f97572ed4e3206324e40d1524bffbd4ddac98253d17b0cfb066bff22886d828a",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
