/**
 * @generated SignedSource<<68fe4c5aaaa7434ea5c2379a5f878f99>>
 * @relayHash 26a9b41b9b14ac322f96e758b0d6f1a6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 534951e04e4d5969d3f6352ee56381b27bea77ff97aebf2549710226c7f76cfb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermsOfServicePageQuery } from './TermsOfServicePageQuery.graphql';

const node: PreloadableConcreteRequest<TermsOfServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "534951e04e4d5969d3f6352ee56381b27bea77ff97aebf2549710226c7f76cfb",
    "metadata": {},
    "name": "TermsOfServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
