/**
 * @generated SignedSource<<ae7aef603a312c313198f849f8b03fce>>
 * @relayHash 4eb8eaea58be1d15c8f6c1938222f264
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54ad199f502991c1add38791b91c636a0f43661fcfb5b75ef2dd10f5fb9cf7f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54ad199f502991c1add38791b91c636a0f43661fcfb5b75ef2dd10f5fb9cf7f3",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
