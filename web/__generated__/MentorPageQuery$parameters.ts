/**
 * @generated SignedSource<<f289a8d5e3cf011ace398abf02e0e3dc>>
 * @relayHash e078f18e3af0f6498b99081a1e34c4a8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50ac8c9462822ddc0cffd5696a84ce3a3b9b94aade6bd9334d8e22403fac5679

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50ac8c9462822ddc0cffd5696a84ce3a3b9b94aade6bd9334d8e22403fac5679",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
