/**
 * @generated SignedSource<<1103e399e5b2eb4744615ae7526e7edd>>
 * @relayHash e18211ac39e65b273e9b655ef245ed87
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 213012a7f5dce8c233c25f609403b8c037039583a23420013992c865d0dd644b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "213012a7f5dce8c233c25f609403b8c037039583a23420013992c865d0dd644b",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
