/**
 * @generated SignedSource<<6a9b63c46433bcf5db41197582a8e72c>>
 * @relayHash 20c67cbaf58476f364905d300ee88e77
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc8baae3fa902156a57fa50f0d91cdc646a550e0d7eecebb112574e180c50f6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc8baae3fa902156a57fa50f0d91cdc646a550e0d7eecebb112574e180c50f6d",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
