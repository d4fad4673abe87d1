/**
 * @generated SignedSource<<244cf7408fa4089771bd85f30bb75a7d>>
 * @relayHash f91a31bb36d98dbd2fa63eb3311add4c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d84d17948cbc5caee2ad8c7021bbf21ffc6dba3b611b3b1f03990d88530cca1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailPageQuery } from './ConfirmEmailPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d84d17948cbc5caee2ad8c7021bbf21ffc6dba3b611b3b1f03990d88530cca1",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
