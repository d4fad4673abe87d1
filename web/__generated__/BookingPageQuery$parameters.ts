/**
 * @generated SignedSource<<8ecbe160c113ee5db896a05455eb0a22>>
 * @relayHash 934853d3746d71830e4d1d2c5fc97cfe
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d9458b3e4a466627429e98269bb1bcb02afc3543034de6ac5307831c5f07245

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d9458b3e4a466627429e98269bb1bcb02afc3543034de6ac5307831c5f07245",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
