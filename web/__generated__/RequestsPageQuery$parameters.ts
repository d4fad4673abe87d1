/**
 * @generated SignedSource<<c65167dee5e30c4a31981f47c6a08be2>>
 * @relayHash d2dae8db94307f2976f8de8a2ffacfab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e41393feab54f7857cc0b92eef69bf9a567d7f4dea10a10d15e90940693cfc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e41393feab54f7857cc0b92eef69bf9a567d7f4dea10a10d15e90940693cfc4",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
