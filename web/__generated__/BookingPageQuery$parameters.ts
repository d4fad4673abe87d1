/**
 * @generated SignedSource<<23951a9e5158a8e41187145b56531d9a>>
 * @relayHash b2cd6566d839314f72a9d55256f9955b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d56ebf8d12472d04994e6c6bfd13403a6360955ec06700ef9d1b65cb4700c932

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d56ebf8d12472d04994e6c6bfd13403a6360955ec06700ef9d1b65cb4700c932",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
