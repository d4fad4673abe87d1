/**
 * @generated SignedSource<<4bab85cc9a3eeb13f478a1f1b80af568>>
 * @relayHash 37ee3b4eadbc68abcdf59c0036139391
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49acfadd18b4097f7a9dc8b059acf5376b7451ed78b57c2ff5ae7468a133af54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailPageQuery } from './ConfirmEmailPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49acfadd18b4097f7a9dc8b059acf5376b7451ed78b57c2ff5ae7468a133af54",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
