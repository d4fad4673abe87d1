/**
 * @generated SignedSource<<08c184b160d7355df2d9c27b930dd988>>
 * @relayHash 681e2bf2982a159818ba7b08e5484998
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f561eba296cbc9856508dacd9623948cb36de7825bf8785f4682cb6e1ce99399

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f561eba296cbc9856508dacd9623948cb36de7825bf8785f4682cb6e1ce99399",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
