/**
 * @generated SignedSource<<1d24cfec1c42241800f50683e74331e9>>
 * @relayHash 10fb64780205d962c85f0470f6ad36f3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40058d290b02de61d2073d2fb7fea5b1698469a2765a3bf3ab9eab5f962fef66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40058d290b02de61d2073d2fb7fea5b1698469a2765a3bf3ab9eab5f962fef66",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
