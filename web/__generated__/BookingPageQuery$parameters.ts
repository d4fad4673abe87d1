/**
 * @generated SignedSource<<761bf81a9df7254db1a38d71f0742e30>>
 * @relayHash 3091f9da3a0cdcd2fca54c6fe14fa45e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3afe8fabb12f3568b169266df1ff9bb7dddb1cdb6a199693640a21edfd32d16b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3afe8fabb12f3568b169266df1ff9bb7dddb1cdb6a199693640a21edfd32d16b",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
