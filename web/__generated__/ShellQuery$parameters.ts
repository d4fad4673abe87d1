/**
 * @generated SignedSource<<f89062479a1887b8122a31868e442aa4>>
 * @relayHash 7ac1b0733200517e6db4579928cc544f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edcb8f7e9b8e2121db96ba656edb886eb64d9902904d9e995d63bbc3a4ac19ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edcb8f7e9b8e2121db96ba656edb886eb64d9902904d9e995d63bbc3a4ac19ad",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
