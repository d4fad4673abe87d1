/**
 * @generated SignedSource<<9c72f2d24df67a7937bf2ee5bf219629>>
 * @relayHash 6799b8bdf2cb153c03bbea52c34180c2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19fd090a30bd9ffa98820c949f6bfff6a51c4a3a971e1530b7f014de9eb290dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailPageQuery } from './ConfirmEmailPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19fd090a30bd9ffa98820c949f6bfff6a51c4a3a971e1530b7f014de9eb290dc",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
