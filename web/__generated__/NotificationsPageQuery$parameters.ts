/**
 * @generated SignedSource<<15983f47bafc15c970b0cc3379d8ccd7>>
 * @relayHash ca29cecdf9bf0f9a464ca71684e59786
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f2e35e4552799b725b41cad29d61ac77931ad47624f48b023923eb62b148237

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f2e35e4552799b725b41cad29d61ac77931ad47624f48b023923eb62b148237",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
