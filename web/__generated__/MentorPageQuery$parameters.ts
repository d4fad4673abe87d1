/**
 * @generated SignedSource<<cbe0af26530c9d9bb2bf3b9c8f47549f>>
 * @relayHash 218acb3510998c61cb82738a69c21628
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c92bd3b23ea5c4c426ff0d51e4c4a52279f70e3581cc7e8b900cf739cb62553b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c92bd3b23ea5c4c426ff0d51e4c4a52279f70e3581cc7e8b900cf739cb62553b",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
