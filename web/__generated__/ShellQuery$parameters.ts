/**
 * @generated SignedSource<<81ae913092cd54b4365d473deb3a8508>>
 * @relayHash d04507ab16c3f4008770cbad62a248aa
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60bcf5c9f1dd91c2d81ab100bc4583f6bae4f46c4bf568aee46e3beb09bf3ccc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60bcf5c9f1dd91c2d81ab100bc4583f6bae4f46c4bf568aee46e3beb09bf3ccc",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
