/**
 * @generated SignedSource<<3647dc945a5ede4b23d2186644588005>>
 * @relayHash dce15932b396c0c2e5ecb5007403ee1c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ecc2ca9250d8b1ddd012afdbc2e3aae1e4dede6679efa90eb83a241cb8c94d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84ecc2ca9250d8b1ddd012afdbc2e3aae1e4dede6679efa90eb83a241cb8c94d",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
