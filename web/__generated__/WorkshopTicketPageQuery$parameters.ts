/**
 * @generated SignedSource<<f70e413479768d0c53cc4dd3b58be949>>
 * @relayHash fd24e0872ba1ec1d4ba2907c38b533d7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 864f45a58d7e2ee908ae8bf42de24b9892d2a0bb6baecd48934e178bbf72dafa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "864f45a58d7e2ee908ae8bf42de24b9892d2a0bb6baecd48934e178bbf72dafa",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
