/**
 * @generated SignedSource<<45bec6d67a7002b4a29ebf8e4c662da5>>
 * @relayHash 912b8f1757b8ba8edf826870b62adf64
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4790d8d7445c0b727ac5d7bb9c70262f3b891fb800cde5780079b1a2a17eda50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthPageQuery } from './AuthPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4790d8d7445c0b727ac5d7bb9c70262f3b891fb800cde5780079b1a2a17eda50",
    "metadata": {},
    "name": "AuthPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
