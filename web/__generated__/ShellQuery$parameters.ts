/**
 * @generated SignedSource<<653c38bd47e8ec3580bc3948ba0ebde8>>
 * @relayHash 4f460abc3e1a87ca078c354196af79ab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52fde8b84bed815f3c82dd39ae76de7f512e009e2f2d2065dd17bdddfa77bb3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52fde8b84bed815f3c82dd39ae76de7f512e009e2f2d2065dd17bdddfa77bb3c",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
