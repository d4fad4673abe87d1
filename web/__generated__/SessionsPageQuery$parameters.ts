/**
 * @generated SignedSource<<81f8a91689fe43296372a7bb2917324d>>
 * @relayHash 27bc8ae69fb343781c989a35ee9c4017
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d7bd08692b3353d675304c14eaf64c362299f6ba689dbe30d92fd602f04d02d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d7bd08692b3353d675304c14eaf64c362299f6ba689dbe30d92fd602f04d02d",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
