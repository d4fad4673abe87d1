/**
 * @generated SignedSource<<df3e927d8bbb70b26369eeffd55a59c2>>
 * @relayHash 8708c08904999e23e5467bdcf2896530
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e048ab1c2602370a5ba7c214fefbb37c19ab38b9a17809f7ab4441e783d86a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e048ab1c2602370a5ba7c214fefbb37c19ab38b9a17809f7ab4441e783d86a9",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
