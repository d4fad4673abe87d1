/**
 * @generated SignedSource<<51d547eb2c4a3da2be634ee8eb6f42cd>>
 * @relayHash 8a4160bdbada648ce09ef808529a7e59
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 044cbcf9498d57fdb9256a17b8effa8acb247545ea1eaff6d688615d8dd24b99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "044cbcf9498d57fdb9256a17b8effa8acb247545ea1eaff6d688615d8dd24b99",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
