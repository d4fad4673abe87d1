/**
 * @generated SignedSource<<6f7d38d15249abf1d0a43c6e2dfd8870>>
 * @relayHash c3854ce43a1b4419bf73d1268e16a73b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39fdcef940910eb607afbb417fd56e6ac0742718200089fadc4721e7dc54c708

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39fdcef940910eb607afbb417fd56e6ac0742718200089fadc4721e7dc54c708",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
