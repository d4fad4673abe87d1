/**
 * @generated SignedSource<<76afe4f8c19959c4b3be9a620de38f61>>
 * @relayHash 7a8e97f9df00dae6108b9fa1fad61b38
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bca5cef050c72c955380903de7db4f52ced62a32e3cf7f54d5dbbeccd973e3a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundPageQuery } from './NotFoundPageQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bca5cef050c72c955380903de7db4f52ced62a32e3cf7f54d5dbbeccd973e3a8",
    "metadata": {},
    "name": "NotFoundPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
