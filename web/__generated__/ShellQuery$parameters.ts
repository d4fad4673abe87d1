/**
 * @generated SignedSource<<557dd9f74c41edbeee003c9eeb852b03>>
 * @relayHash 41719a3fe86595a10e4bca98160ee9f2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 535176f7a887fd04609a57907b7c1f079e5b514b8f33cc75f947897225abaa59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "535176f7a887fd04609a57907b7c1f079e5b514b8f33cc75f947897225abaa59",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
