/**
 * @generated SignedSource<<8629a2afb2ba8a979c09139c168a9e6a>>
 * @relayHash 8ef1316b0b174bdf4c898d8e52e1d44d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e03dc16f404e8fe8e7cd693fb4bda08f42eb81da3bb334b792979d4236fe1f1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e03dc16f404e8fe8e7cd693fb4bda08f42eb81da3bb334b792979d4236fe1f1f",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
